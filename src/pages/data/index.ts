import { dataNeeds } from './model/needs';
import { DataPage } from './ui/DataPage';

export const data = { Page: DataPage, needs: dataNeeds };
