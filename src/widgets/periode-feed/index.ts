export { PeriodeFeed } from './ui/PeriodeFeed';
