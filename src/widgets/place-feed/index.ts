export { needsOfKabupaten, needsOfKecamatan, type PlaceReport, type Report, useReport } from './model/report';
export { type FeedLook, type FeedWords, PlaceFeed } from './ui/PlaceFeed';
