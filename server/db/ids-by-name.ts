/** Looks up the ids that the database gave to named rows. */
export function idsByName(rows: readonly { id: number; nama: string }[]): (nama: string) => number {
  const ids = new Map(rows.map(({ id, nama }) => [nama, id]));
  return (nama) => {
    const id = ids.get(nama);
    if (id === undefined) throw new Error(`The seed names '${nama}', which was not written.`);
    return id;
  };
}
