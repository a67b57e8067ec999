/** The office's screens have the header of all screens. */
export { Screen } from '../ui/Screen';
