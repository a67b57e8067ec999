/** How planted areas are told apart while they wait; each has its crop, its village, its sub-district and its month. */
export const addedNames = (tanaman: string, desa: string, where: string) => ({
  label: `Luas tanam ${tanaman} ${desa}, ${where}`,
  kelompok: `Luas tanam, ${where}`,
});

export const editedNames = (tanaman: string, desa: string, where: string) => ({
  ...addedNames(tanaman, desa, where),
  label: `Ubah luas tanam ${tanaman} ${desa}, ${where}`,
});

export const deletedNames = (tanaman: string, desa: string, where: string) => ({
  ...addedNames(tanaman, desa, where),
  label: `Hapus luas tanam ${tanaman} ${desa}, ${where}`,
});
