import { petaNeeds } from './model/needs';
import { PetaPage } from './ui/PetaPage';

export const peta = { Page: PetaPage, needs: petaNeeds };
