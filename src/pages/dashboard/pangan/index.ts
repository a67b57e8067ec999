export { AddPanganPage } from './ui/AddPanganPage';
export { EditPanganPage } from './ui/EditPanganPage';
export { PanganPage } from './ui/PanganPage';
