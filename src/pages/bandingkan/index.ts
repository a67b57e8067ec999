import { bandingkanNeeds } from './model/needs';
import { BandingkanPage } from './ui/BandingkanPage';

export const bandingkan = { Page: BandingkanPage, needs: bandingkanNeeds };
