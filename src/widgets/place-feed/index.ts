export { needsOfKabupaten, needsOfKecamatan, type Report } from './model/report';
export { type PlaceReport, useReport } from './model/use-report';
export { type FeedLook, type FeedWords, PlaceFeed } from './ui/PlaceFeed';
