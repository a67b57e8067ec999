import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { ketersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { CorrectKoordinat, CorrectLahan, EDIT_KOORDINAT } from '@/features/manage-lahan-petani';
import { luasTanam } from '@/features/manage-luas-tanam';
import { CorrectProduk } from '@/features/manage-produk';
import { timbangBalita } from '@/features/manage-timbang-balita';
import type { Correction, OutboxItem } from '@/shared/write';
import { CorrectForm } from '@/widgets/entry-desk';

/** What can be done with a kind of write besides sending it. */
interface Kind {
  /** The form that it was typed into. */
  Form: ComponentType<Correction>;
  /** Changes the row that stands where this one would be added. */
  update?: DocumentNode;
  /** The report that its row is of. */
  laporan?: Laporan<LaporanShape>;
}

/** A report's two kinds, by the names of its operations. */
const both = <Shape extends LaporanShape>(laporan: Laporan<Shape>, name: string): Record<string, Kind> => {
  const Form = (props: Correction) => <CorrectForm laporan={laporan} {...props} />;
  // A row of unknown shape is only shown, and put together from what is there.
  const known = laporan as unknown as Laporan<LaporanShape>;
  return {
    [`Add${name}`]: { Form, update: laporan.documents.edit, laporan: known },
    [`Edit${name}`]: { Form, laporan: known },
  };
};

/** By the names of the writes' operations, which stored rows bear; deletes and photos have nothing to correct. */
const kinds: Readonly<Record<string, Kind>> = {
  ...both(hargaPerKecamatan, 'HargaPangan'),
  ...both(hargaKutaiBarat, 'HargaPanganKutaiBarat'),
  ...both(ketersediaanPangan, 'KetersediaanPangan'),
  ...both(timbangBalita, 'TimbangBalita'),
  ...both(luasTanam, 'LuasTanam'),
  AddLahan: { Form: CorrectLahan },
  EditLahan: { Form: CorrectLahan },
  AddKoordinat: { Form: CorrectKoordinat, update: EDIT_KOORDINAT },
  EditKoordinat: { Form: CorrectKoordinat },
  AddProduk: { Form: CorrectProduk },
  UpdateProduk: { Form: CorrectProduk },
};

/** The names of all figures that officers report. */
export const reportFigures: ReadonlySet<string> = new Set(
  [hargaPerKecamatan, ketersediaanPangan, timbangBalita, luasTanam].flatMap(({ figures }) =>
    figures.map(({ name }) => name),
  ),
);

export function kindOf({ document }: Pick<OutboxItem, 'document'>): Kind | undefined {
  for (const definition of document.definitions) {
    const name = 'name' in definition ? definition.name?.value : undefined;
    if (name && Object.hasOwn(kinds, name)) return kinds[name];
  }
  return undefined;
}
