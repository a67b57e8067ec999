export { addressOf } from './address-of';
export { ApiError, isRefusal } from './api-error';
export { byName } from './by-name';
export { keptSince, noteAnswer, PAGE_DATA, useKeptSince } from './kept-since';
export { aside, asUser, createLink } from './link';
export { mediaUrl } from './media-url';
export {
  type ListNeed,
  listNeed,
  NAMES_FRESH_MS,
  type Need,
  type Needs,
  need,
  type PageAddress,
  type Read,
  readFrom,
  WHOLE,
} from './need';
export { type ListDocument, type ListPage, pagePolicies, shownBefore } from './page';
export { type InfiniteList, useInfiniteList } from './use-infinite-list';
export { quietly, useNeed } from './use-need';
export { pageSizes } from './use-page-in-address';
export { type PagedList, usePagedList } from './use-paged-list';
export { usePagedRows } from './use-paged-rows';
export { useWholeList } from './whole/use-whole-list';
export { useWholeLists } from './whole/use-whole-lists';
export { missingOf, type WholeList } from './whole/whole-list';
