import {
  Baby,
  CircleUserRound,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Sprout,
  Store,
  Tags,
  Warehouse,
  Wheat,
} from 'lucide-react';
import { routes } from '#contract/routes.ts';

/** The pictures of what dashboards lead to, by address. */
export const roomIcons: Readonly<Record<string, LucideIcon>> = {
  [routes.dashboard]: LayoutDashboard,
  [routes.dashboardPangan]: Store,
  [routes.dashboardLahanPetani]: Sprout,
  [routes.dashboardHargaPangan]: Tags,
  [routes.dashboardHargaPanganKutaiBarat]: Landmark,
  [routes.dashboardKetersediaanPangan]: Warehouse,
  [routes.dashboardLuasLahan]: Wheat,
  [routes.dashboardTimbangBalita]: Baby,
  [routes.dashboardProfile]: CircleUserRound,
};
