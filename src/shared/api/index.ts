export { ApiError } from './api-error';
export { createLink } from './link';
export { mediaSrcSet, mediaUrl } from './media-url';
export { type ListDocument, type ListPage, pagePolicies } from './page';
export { type InfiniteList, useInfiniteList } from './use-infinite-list';
export { useWholeList, WHOLE } from './use-whole-list';
