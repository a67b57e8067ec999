import { RotateCw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { OfficeKegiatan } from '@/entities/kegiatan-dinas';
import { LocalPhoto, PictureComplaint } from '@/shared/picture-field';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { PhotoChoices } from '@/shared/ui/file-choice';
import { OrderedList, useOrder } from '@/shared/ui/ordered-list';
import { Photo } from '@/shared/ui/photo';
import { useDeleteFoto, useOrderFoto } from '../api/foto';
import { useUploads } from '../model/use-uploads';
import { Caption } from './Caption';
import css from './foto-kegiatan.module.css';

type Foto = OfficeKegiatan['kegiatan_fotos'][number];

/** The further pictures of an activity. Each act is stored at once. */
export function FotoKegiatan({ kegiatan: { id, kegiatan_fotos } }: { kegiatan: OfficeKegiatan }) {
  const order = useOrderFoto();
  const { rows, move } = useOrder(kegiatan_fotos, (ids, sebelumnya) =>
    order({ id, input: { _method: 'put', ids, sebelumnya } }),
  );
  const { waiting, choose, send, discard } = useUploads(id, kegiatan_fotos.length);
  const [doomed, setDoomed] = useState<Foto | null>(null);
  const count = rows.length + waiting.length;
  const nameOf = (foto: Foto) => foto.keterangan || `foto ${rows.findIndex((one) => one.id === foto.id) + 1}`;

  return (
    <section aria-labelledby="foto-lain" className={css['foto-lain']}>
      <h2 id="foto-lain">Foto lain</h2>
      <p>
        Tampil di bawah isinya, paling banyak {limits.fotoPerKegiatan}. Tersimpan begitu dipilih; keterangannya begitu
        Anda selesai mengetik.
      </p>
      {rows.length > 0 && (
        <OrderedList title="Foto lain" rows={rows} nameOf={nameOf} move={move}>
          {(foto) => (
            <div className={css['baris']}>
              <span className={css['bingkai']}>
                <Photo url={foto.foto_url} alt="" sizes="128px" ratio={[4, 3]} />
              </span>
              <Caption key={foto.id} kegiatanId={id} foto={foto} label={`Keterangan ${nameOf(foto)}`} />
              <Button look="ikon" aria-label={`Hapus ${nameOf(foto)}`} onClick={() => setDoomed(foto)}>
                <Trash2 aria-hidden size={20} />
              </Button>
            </div>
          )}
        </OrderedList>
      )}
      {waiting.length > 0 && (
        <ul className={css['kiriman']}>
          {waiting.map(({ kunci, file, complaint }) => (
            <li key={kunci}>
              <span className={css['bingkai']}>
                <LocalPhoto file={file} />
              </span>
              {complaint === undefined ? (
                <p role="status">Mengunggah {file.name}…</p>
              ) : (
                <>
                  <PictureComplaint file={file} complaint={complaint} onShrunk={(small) => send(kunci, small)} />
                  <Button look="tenang" onClick={() => send(kunci, file)}>
                    <RotateCw aria-hidden size={18} /> Kirim lagi
                  </Button>
                  <Button look="tenang" onClick={() => discard(kunci)}>
                    <X aria-hidden size={18} /> Buang
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css['tambah']}>
        <PhotoChoices
          label="Tambah foto lain"
          gallery="Tambah foto"
          isMany
          accept="image/jpeg,image/png"
          disabled={count >= limits.fotoPerKegiatan}
          onChoose={choose}
        />
      </div>
      {doomed && <DeleteFoto kegiatanId={id} foto={doomed} name={nameOf(doomed)} onClose={() => setDoomed(null)} />}
    </section>
  );
}

interface DeleteFotoProps {
  kegiatanId: number;
  foto: Foto;
  name: string;
  onClose: () => void;
}

function DeleteFoto({ kegiatanId, foto: { id: fotoId, revisi }, name, onClose }: DeleteFotoProps) {
  const remove = useDeleteFoto();
  return (
    <ConfirmDialog
      title={`Hapus ${name}?`}
      text="Foto yang dihapus tidak dapat dikembalikan."
      confirm="Hapus"
      onConfirm={async () => {
        await remove({ id: kegiatanId, fotoId, input: { _method: 'delete' } }, { revisi });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
