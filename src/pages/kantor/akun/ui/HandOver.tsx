import { useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { listNeed } from '@/shared/api';
import { useNamedOverlay } from '@/shared/lib/browser';
import { angka } from '@/shared/lib/format';
import { useDebounced } from '@/shared/lib/timing';
import { Button } from '@/shared/ui/Button';
import { ErrorState } from '@/shared/ui/ErrorState';
import { SearchForm } from '@/shared/ui/SearchField';
import { Sheet } from '@/shared/ui/sheet';
import { AKUN_LIST, type Akun } from '../api/akun';
import { alihanOf, useHandOver } from '../api/akun-writes';
import { useAnswerAsUser } from '../model/use-answer-as-user';
import css from './manage-akun.module.css';

/** Moves all rows of an account to a successor: whom, then how much, then the act. */
export function HandOver({ akun }: { akun: Akun }) {
  const { isOpen, open, close } = useNamedOverlay('alihkan');
  return (
    <>
      <Button look="tenang" aria-haspopup="dialog" onClick={open}>
        Alihkan data ke penerus
      </Button>
      {isOpen && (
        <Sheet title={`Alihkan data ${akun.nama_lengkap}`} onClose={close}>
          <Choosing akun={akun} onDone={close} />
        </Sheet>
      )}
    </>
  );
}

function Choosing({ akun, onDone }: { akun: Akun; onDone: () => void }) {
  const [text, setText] = useState('');
  const [ke, setKe] = useState<Akun>();
  const search = useDebounced(text.trim());
  const [peran] = akun.roles;
  const { data, error, retry } = useAnswerAsUser(
    listNeed(AKUN_LIST, { ...(search && { search }), ...(peran && { peran }), status: 'aktif', page: 1, limit: 10 }),
  );
  const found = data?.page?.data.filter(({ id }) => id !== akun.id);
  if (ke) return <Preview akun={akun} ke={ke} onBack={() => setKe(undefined)} onDone={onDone} />;
  return (
    <div className={css['isi']}>
      <p className={css['kata']}>Pilih penerusnya: akun aktif dengan peran yang sama.</p>
      <SearchForm placeholder="Cari penerus" text={text} type={setText} />
      {error && <ErrorState error={error} onRetry={retry} />}
      <ul className={css['penerus']} aria-busy={!found && !error}>
        {found?.map((one) => (
          <li key={one.id}>
            <Button look="tenang" onClick={() => setKe(one)}>
              {one.nama_lengkap} ({one.username})
            </Button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p role="status">Tidak ada akun yang cocok</p>}
    </div>
  );
}

interface PreviewProps {
  akun: Akun;
  ke: Akun;
  onBack: () => void;
  onDone: () => void;
}

function Preview({ akun, ke, onBack, onDone }: PreviewProps) {
  const { data, error, retry } = useAnswerAsUser(alihanOf(akun.id, ke.id));
  const handOver = useHandOver();
  const [isBusy, setBusy] = useState(false);
  const isi = data?.alihan?.isi;
  const act = async () => {
    setBusy(true);
    const outcome = await handOver({ id: akun.id, input: { ke: ke.id } });
    setBusy(false);
    if (!outcome.error) onDone();
  };
  return (
    <div className={css['isi']}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {isi?.length === 0 && <p role="status">{akun.nama_lengkap} tidak memiliki data untuk dialihkan.</p>}
      {isi && isi.length > 0 && (
        <>
          <p>
            Yang menjadi milik {ke.nama_lengkap} ({ke.username}):
          </p>
          <ul>
            {isi.map(({ tabel, sebutan, jumlah, ditutup }) => (
              <li key={tabel}>
                {angka(jumlah)} {sebutan}
                {ditutup > 0 && `, ${angka(ditutup)} di antaranya dari periode yang sudah ditutup`}
              </li>
            ))}
          </ul>
          <p className={css['kata']}>
            {ke.nama_lengkap}
            {regional(
              ' juga mendapat kecamatan tugasnya. Angkanya tidak berubah, juga dari periode yang sudah ditutup, dan riwayat setiap baris tetap menyebut siapa yang mengisinya.',
            )}
          </p>
        </>
      )}
      <div className={css['tombol']}>
        <Button look="tenang" onClick={onBack}>
          Pilih yang lain
        </Button>
        {isi && isi.length > 0 && (
          <Button look="bahaya" disabled={isBusy} onClick={() => void act()}>
            Alihkan
          </Button>
        )}
      </div>
    </div>
  );
}
