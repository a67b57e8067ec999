export { ReportProduk } from './ui/ReportProduk';
