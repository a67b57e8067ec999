/** How much of the planted area was lost, in per cent; null where nothing was planted or one of the two is not known. */
export const tingkatPuso = (tanam: number | null, puso: number | null): number | null =>
  tanam === null || puso === null || tanam <= 0 ? null : (puso * 100) / tanam;
