/** The office's screens have the header of all screens, and its rooms stand at a desk's side as the public places do. */
export { Screen } from '../ui/Screen';
export { SideNav } from '../ui/SideNav';
export { default as sideNav } from '../ui/side-nav.module.css';
