/** How balances are told apart while they wait; each has its food, its sub-district and its period. */
export const addedNames = (pangan: string, kecamatan: string, periode: string) => ({
  label: `Ketersediaan ${pangan}, ${kecamatan}, ${periode}`,
  kelompok: `Ketersediaan pangan, ${kecamatan}, ${periode}`,
});

export const editedNames = (pangan: string, kecamatan: string, periode: string) => ({
  ...addedNames(pangan, kecamatan, periode),
  label: `Ubah ketersediaan ${pangan}, ${kecamatan}, ${periode}`,
});
