/** How weighings are told apart while they wait; each has its village, its sub-district and its month. */
export const addedNames = (desa: string, kecamatan: string, periode: string) => ({
  label: `Timbang balita ${desa}, ${kecamatan}, ${periode}`,
  kelompok: `Timbang balita, ${kecamatan}, ${periode}`,
});

export const editedNames = (desa: string, kecamatan: string, periode: string) => ({
  ...addedNames(desa, kecamatan, periode),
  label: `Ubah timbang balita ${desa}, ${kecamatan}, ${periode}`,
});
