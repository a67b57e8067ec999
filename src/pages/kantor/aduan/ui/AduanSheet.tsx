import { useRef, useState } from 'react';
import { tindakAduanRules } from '#contract/resources/aduan-produk.ts';
import { routes } from '#contract/routes.ts';
import { SellerContact } from '@/entities/produk';
import { useNamaSitus } from '@/shared/config';
import { RuledForm, SubmitButton, TextAreaField } from '@/shared/form';
import { saat } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { Sheet } from '@/shared/ui/sheet';
import { conflictOf } from '@/shared/write';
import { type Aduan, useHandleAduan } from '../api/aduan';
import { alasanWords } from '../model/words';
import css from './aduan.module.css';
import { TakeDown } from './TakeDown';

interface Isian {
  status: string;
  catatan: string;
}

/** One report: what is said of which offer, the ways to its seller, and what the office did. */
export function AduanSheet({ aduan, onClose }: { aduan: Aduan; onClose: () => void }) {
  const namaSitus = useNamaSitus();
  const { penjual, produk, judul, status, selesai_oleh, selesai_pada } = aduan;
  const isOffered = produk?.status === 'aktif';
  const text = `Halo ${penjual.nama_lengkap}, dinas menerima laporan tentang produk Anda '${judul}' di ${namaSitus}: ${alasanWords[aduan.alasan].toLowerCase()}.`;
  return (
    <Sheet title={judul} onClose={onClose}>
      <div className={css['isi']}>
        <dl className={css['rincian']}>
          <dt>Alasan</dt>
          <dd>{alasanWords[aduan.alasan]}</dd>
          <dt>Keterangan</dt>
          <dd>{aduan.keterangan ?? '-'}</dd>
          <dt>Dilaporkan</dt>
          <dd>{saat(Date.parse(aduan.created_at))}</dd>
          <dt>Penjual</dt>
          <dd>
            {penjual.nama_lengkap} ({penjual.username})
          </dd>
          <dt>Produk</dt>
          <dd>{produk === null ? 'Sudah dihapus' : isOffered ? 'Masih ditawarkan' : 'Tidak ditawarkan'}</dd>
          {status === 'selesai' && (
            <>
              <dt>Ditangani</dt>
              <dd>
                {selesai_oleh?.nama_lengkap ?? '-'}, {selesai_pada && saat(Date.parse(selesai_pada))}
              </dd>
            </>
          )}
        </dl>
        <div className={css['tombol']}>
          {produk && isOffered && (
            <ButtonLink look="tenang" to={routes.detailProduk(produk.slug)}>
              Lihat produk
            </ButtonLink>
          )}
        </div>
        <SellerContact no_hp={penjual.no_hp} text={text} />
        <HandleForm aduan={aduan} onSaved={onClose} />
      </div>
    </Sheet>
  );
}

function HandleForm({ aduan, onSaved }: { aduan: Aduan; onSaved: () => void }) {
  const { id, status, catatan } = aduan;
  const [revisi, setRevisi] = useState(aduan.revisi);
  const [theirs, setTheirs] = useState<Partial<Aduan>>();
  const [isBusy, setBusy] = useState(false);
  const isTakingDown = useRef(false);
  const handle = useHandleAduan();
  const isDone = status === 'selesai';
  const reopen = async () => {
    setBusy(true);
    const outcome = await handle({ id, input: { _method: 'put', status: 'baru', catatan: catatan ?? '' } }, { revisi });
    setBusy(false);
    if (!outcome.error) onSaved();
  };
  return (
    <>
      <RuledForm<Isian>
        rules={tindakAduanRules}
        initialValues={{ catatan: catatan ?? '' }}
        fixed={{ status: 'selesai' }}
        save={async (typed, form) => {
          const input = { _method: 'put', ...typed, ...(isTakingDown.current ? { turunkan: true } : {}) } as const;
          const outcome = await handle({ id, input }, { revisi, form });
          const conflict = outcome.error && conflictOf(outcome.error);
          if (conflict?.row && conflict.revisi !== undefined) {
            setTheirs(conflict.row);
            setRevisi(conflict.revisi);
          }
          return outcome;
        }}
        onSaved={onSaved}
      >
        {theirs && (
          <Notice role="alert">
            Aduan ini baru saja diubah orang lain: {theirs.status}, '{theirs.catatan ?? '-'}'. Simpan lagi untuk
            menimpanya.
          </Notice>
        )}
        {aduan.produk?.status === 'aktif' && <TakeDown aduan={aduan} isTakingDown={isTakingDown} />}
        <TextAreaField name="catatan" label="Catatan dinas" help="Apa yang sudah dilakukan" />
        <SubmitButton>{isDone ? 'Simpan catatan' : 'Tandai selesai'}</SubmitButton>
      </RuledForm>
      {isDone && (
        <Button look="tenang" disabled={isBusy} onClick={() => void reopen()}>
          Buka lagi aduan ini
        </Button>
      )}
    </>
  );
}
