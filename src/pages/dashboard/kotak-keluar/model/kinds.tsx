import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import { CorrectHargaPangan, perKecamatan, seKabupaten } from '@/features/manage-harga-pangan';
import { CorrectKetersediaanPangan, EDIT_KETERSEDIAAN_PANGAN } from '@/features/manage-ketersediaan-pangan';
import { CorrectKoordinat, CorrectLahan, EDIT_KOORDINAT } from '@/features/manage-lahan-petani';
import { CorrectLuasTanam, EDIT_LUAS_TANAM } from '@/features/manage-luas-tanam';
import { CorrectProduk } from '@/features/manage-produk';
import { CorrectTimbangBalita, EDIT_TIMBANG_BALITA } from '@/features/manage-timbang-balita';
import type { Correction, OutboxItem } from '@/shared/write';

/** What can be done with a kind of write besides sending it. */
interface Kind {
  /** The form that it was typed into. */
  Form: ComponentType<Correction>;
  /** Changes the row that stands where this one would be added. */
  update?: DocumentNode;
}

const HargaKecamatan = (props: Correction) => <CorrectHargaPangan lingkup={perKecamatan} {...props} />;
const HargaKabupaten = (props: Correction) => <CorrectHargaPangan lingkup={seKabupaten} {...props} />;

/** By the names of the writes' operations, which stored rows bear; deletes and photos have nothing to correct. */
const kinds: Readonly<Record<string, Kind>> = {
  AddHargaPangan: { Form: HargaKecamatan, update: perKecamatan.edit },
  EditHargaPangan: { Form: HargaKecamatan },
  AddHargaPanganKutaiBarat: { Form: HargaKabupaten, update: seKabupaten.edit },
  EditHargaPanganKutaiBarat: { Form: HargaKabupaten },
  AddKetersediaanPangan: { Form: CorrectKetersediaanPangan, update: EDIT_KETERSEDIAAN_PANGAN },
  EditKetersediaanPangan: { Form: CorrectKetersediaanPangan },
  AddTimbangBalita: { Form: CorrectTimbangBalita, update: EDIT_TIMBANG_BALITA },
  EditTimbangBalita: { Form: CorrectTimbangBalita },
  AddLuasTanam: { Form: CorrectLuasTanam, update: EDIT_LUAS_TANAM },
  EditLuasTanam: { Form: CorrectLuasTanam },
  AddLahan: { Form: CorrectLahan },
  EditLahan: { Form: CorrectLahan },
  AddKoordinat: { Form: CorrectKoordinat, update: EDIT_KOORDINAT },
  EditKoordinat: { Form: CorrectKoordinat },
  AddProduk: { Form: CorrectProduk },
  UpdateProduk: { Form: CorrectProduk },
};

export function kindOf({ document }: Pick<OutboxItem, 'document'>): Kind | undefined {
  for (const definition of document.definitions) {
    const name = 'name' in definition ? definition.name?.value : undefined;
    if (name && Object.hasOwn(kinds, name)) return kinds[name];
  }
  return undefined;
}
