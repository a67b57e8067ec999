export { apiOrigin } from './api-origin';
export { type Site, SiteContext, useSite } from './site';
