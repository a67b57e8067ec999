export { interceptOffer } from './model/offer';
export { InstallApp } from './ui/InstallApp';
