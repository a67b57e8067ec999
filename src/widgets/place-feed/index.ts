export { needsOfKabupaten, needsOfKecamatan, type Report } from './model/report';
export { type PlaceReport, useReport } from './model/use-report';
export { type FeedWords, PlaceFeed, villageTable } from './ui/PlaceFeed';
