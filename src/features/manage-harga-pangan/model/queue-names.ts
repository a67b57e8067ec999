/** How prices are told apart while they wait; a price has its commodity, its place and its period. */
export const addedNames = (komoditi: string, where: string) => ({
  label: `Harga ${komoditi}, ${where}`,
  kelompok: `Harga pangan, ${where}`,
});

export const editedNames = (komoditi: string, where: string) => ({
  ...addedNames(komoditi, where),
  label: `Ubah harga ${komoditi}, ${where}`,
});
