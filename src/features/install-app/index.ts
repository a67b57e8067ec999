export { interceptOffer } from './model/offer';
export { InstallOffer } from './ui/InstallOffer';
