import { cellSelectionFeature, type ReactTable, tableFeatures } from '@tanstack/react-table';
import type { IsianRow } from '@/entities/laporan';

export const features = tableFeatures({ cellSelectionFeature });

/** The rows and figures of a place, and which of its cells are selected. */
export type GridTable = ReactTable<typeof features, IsianRow, object>;
