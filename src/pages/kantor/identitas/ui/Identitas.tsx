import { useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';
import { sumberLogo, ukuranKertas } from '#contract/limits.ts';
import { type IdentitasKantor, NAMA_PENDEK_MAX, NAMA_SITUS_MAX } from '#contract/resources/identitas-kantor.ts';
import { useFollowTampilan } from '@/features/update-app';
import { useSite } from '@/shared/config';
import { Pair, RuledForm, SelectField, SubmitButton, TextField } from '@/shared/form';
import { NewerRow, useNewerRow } from '@/shared/newer-row';
import { PictureField } from '@/shared/picture-field';
import { useSave } from '@/shared/write';
import { EDIT_IDENTITAS } from '../api/identitas';
import { bodyOf, fields, formRulesOf, type IdentitasIsian, isianOf } from '../model/identitas-isian';
import css from './identitas.module.css';
import { Pratinjau } from './Pratinjau';

const namaKertas = { A4: 'A4 (210 x 297 mm)', F4: 'F4, Folio (215 x 330 mm)' } as const;

const namaSumber = {
  ...{ bawaan: 'Bawaan aplikasi', kop: 'Sama dengan logo kepala surat', sendiri: 'Gambar sendiri' },
} as const;

/** Its capital has another name than the regency; the published list names no capitals. */
const KUTAI_BARAT = 'Kutai Barat';

/** The form, on the version that was read: whoever was faster meanwhile is shown in it. */
export function Identitas({ first }: { first: IdentitasKantor }) {
  const { wilayah } = useSite();
  const [stored, setStored] = useState(first);
  const { newer, note, forget } = useNewerRow<IdentitasKantor>();
  const rules = useMemo(() => formRulesOf(stored), [stored]);
  const followTampilan = useFollowTampilan();
  const edit = useSave(EDIT_IDENTITAS, {
    done: 'Identitas kantor tersimpan',
    failed: 'Gagal menyimpan identitas kantor',
    refresh: [],
  });
  return (
    <div className={css['isi']}>
      <RuledForm<IdentitasIsian>
        // A form of its own for each stored version.
        key={stored.revisi}
        rules={rules}
        initialValues={isianOf(stored)}
        save={async (values, form) => {
          const outcome = await edit({ input: bodyOf(values) }, { form, revisi: values.revisi });
          note(outcome);
          if (outcome.saved) {
            setStored(outcome.saved.identitas_kantor);
            void followTampilan();
          }
          return outcome;
        }}
      >
        {newer && <NewerRow newer={isianOf(newer)} fields={fields} onChosen={forget} />}
        <TextField name="nama_dinas" label="Nama dinas" maxLength={150} autoComplete="organization" />
        <Pair>
          <TextField name="alamat" label="Alamat" maxLength={300} autoComplete="street-address" />
          <TextField name="telepon" label="Telepon" maxLength={50} type="tel" inputMode="tel" />
        </Pair>
        <TextField
          name="tempat"
          label="Tempat"
          maxLength={100}
          help={`Kota di depan tanggal tanda tangan, seperti '${wilayah === KUTAI_BARAT ? 'Sendawar' : wilayah}, 26 November 2026'`}
        />
        <Pair>
          <TextField name="kepala_nama" label="Nama kepala dinas" maxLength={150} help="Dengan gelarnya" />
          <TextField name="kepala_jabatan" label="Jabatan" maxLength={150} />
        </Pair>
        <Pair>
          <TextField name="kepala_pangkat" label="Pangkat dan golongan" maxLength={100} />
          <TextField name="kepala_nip" label="NIP" maxLength={30} inputMode="numeric" help="18 angka" />
        </Pair>
        <SelectField
          name="kertas"
          label="Ukuran kertas"
          placeholder="Pilih ukuran"
          options={ukuranKertas.map((ukuran) => [ukuran, namaKertas[ukuran]])}
          help="Untuk semua yang dicetak: laporan, SKPG, dan lembar petugas"
        />
        <div className={css['logo']}>
          <PictureField
            name="logo"
            label="Logo"
            stored={stored.logo_url}
            ratio={[1, 1]}
            help="Di kiri kepala surat. jpg atau png, paling besar 2 MB. Boleh kosong."
          />
        </div>
        <h2 className={css['bagian']}>Tampilan situs</h2>
        <Pair>
          <TextField
            name="nama_situs"
            label="Nama situs"
            maxLength={NAMA_SITUS_MAX}
            placeholder="Lumbung"
            help="Di judul halaman, surat, dan cetakan. Boleh kosong."
          />
          <TextField
            name="nama_pendek"
            label="Nama pendek"
            maxLength={NAMA_PENDEK_MAX}
            help="Di bawah ikon aplikasi, paling banyak 12 huruf. Boleh kosong."
          />
        </Pair>
        <SelectField
          name="sumber_logo"
          label="Logo situs"
          placeholder="Pilih logo"
          options={sumberLogo.map((sumber) => [sumber, namaSumber[sumber]])}
          help="Di kepala halaman, ikon aplikasi, dan gambar tautan."
        />
        <OwnLogo url={stored.logo_situs_url} />
        <TextField
          name="warna"
          label="Warna utama"
          maxLength={7}
          placeholder="#23774a"
          help="Tulisan putih di atasnya harus terbaca. Kosong: hijau Lumbung."
        />
        <Pratinjau logos={stored} />
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </div>
  );
}

/** The site's own picture, where it shall have one. */
function OwnLogo({ url }: { url: string | null }) {
  const { sumber_logo } = useFormState<IdentitasIsian>({ subscription: { values: true } }).values;
  if (sumber_logo !== 'sendiri') return null;
  return (
    <div className={css['logo']}>
      <PictureField
        name="logo_situs"
        label="Gambar logo situs"
        stored={url}
        ratio={[1, 1]}
        help="jpg atau png, paling besar 2 MB; sisi panjangnya sedikitnya 128 piksel. Paling baik png tanpa latar."
      />
    </div>
  );
}
