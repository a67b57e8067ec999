import { homeNeeds } from './model/needs';
import { HomePage } from './ui/HomePage';

export const home = { Page: HomePage, needs: homeNeeds };
