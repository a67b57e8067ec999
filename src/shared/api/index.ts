export { after } from './after';
export { createLink } from './link';
export { ask, type PageAddress, type PageLoad } from './load';
export { mediaSrcSet, mediaUrl } from './media-url';
export { type ListDocument, type ListPage, pagePolicies } from './page';
export { type InfiniteList, useInfiniteList } from './use-infinite-list';
export { WHOLE } from './whole';
