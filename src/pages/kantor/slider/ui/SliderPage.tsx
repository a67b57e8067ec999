import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useUser } from '@/entities/session';
import { allSlider, type Slider } from '@/entities/slider';
import { DeleteSlider, ShowSlider, SliderForm, useOrderSlider } from '@/features/kantor/manage-slider';
import { asUser, useWholeList } from '@/shared/api';
import { useNamedOverlay, useOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { OrderedList, useOrder } from '@/shared/ui/ordered-list';
import { Photo } from '@/shared/ui/photo';
import { Skeletons } from '@/shared/ui/Skeletons';
import { Sheet } from '@/shared/ui/sheet';
import { useFailureToast } from '@/shared/ui/toaster';
import { OfficeScreen } from '@/widgets/office-shell';
import css from './slider.module.css';

/** /kantor/slider: the banners of home, in their order. */
export function SliderPage() {
  const user = useUser();
  const list = useWholeList(allSlider, { context: asUser });
  const save = useOrderSlider();
  const { rows, move } = useOrder(list.rows, (ids, sebelumnya) => save({ input: { _method: 'put', ids, sebelumnya } }));
  const adding = useNamedOverlay('tambah-slider');
  // A banner's number opens its form, the same below zero the question whether it goes.
  const { opened, open, close } = useOverlay();
  useFailureToast(list.error, 'Gagal mendapatkan data slider');
  const edited = rows.find(({ id }) => id === opened);
  const doomed = rows.find(({ id }) => -id === opened);
  const last = Math.max(0, ...rows.map(({ urutan }) => urutan));

  return (
    <OfficeScreen title="Slider">
      <div className={css['alat']}>
        <p>Spanduk di beranda, dari kiri ke kanan. Seret, atau pakai tombol panah, untuk mengubah urutannya.</p>
        <Button aria-haspopup="dialog" onClick={adding.open}>
          <Plus aria-hidden size={20} /> Tambah slider
        </Button>
      </div>
      {list.isLoading && (
        <ul className={css['tunggu']}>
          <Skeletons count={4} className={css['bayangan']} />
        </ul>
      )}
      {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
      {!list.isLoading && !list.error && rows.length === 0 && <EmptyState>Belum ada slider</EmptyState>}
      {rows.length > 0 && (
        <OrderedList title="Slider" rows={rows} nameOf={({ judul }) => judul} move={move}>
          {(slider) => <Row slider={slider} open={open} />}
        </OrderedList>
      )}
      {adding.isOpen && user && (
        <Sheet title="Tambah slider" onClose={adding.close}>
          <SliderForm userId={user.id} urutan={last + 1} onSaved={adding.close} />
        </Sheet>
      )}
      {edited && user && (
        <Sheet title="Ubah slider" onClose={close}>
          <SliderForm key={edited.id} userId={user.id} slider={edited} urutan={last} onSaved={close} />
        </Sheet>
      )}
      {doomed && <DeleteSlider slider={doomed} onClose={close} />}
    </OfficeScreen>
  );
}

function Row({ slider, open }: { slider: Slider; open: (opened: number) => void }) {
  const { id, judul, action, foto_url } = slider;
  return (
    <div className={css['baris']}>
      <span className={css['foto']}>
        <Photo url={foto_url} alt="" sizes="112px" ratio={[16, 9]} />
      </span>
      <span className={css['kata']}>
        <strong>{judul}</strong>
        <span>{action ? `Membuka ${action}` : 'Tidak membuka apa-apa'}</span>
      </span>
      <span className={css['tindakan']}>
        <ShowSlider slider={slider} />
        <Button look="tenang" aria-label={`Ubah ${judul}`} aria-haspopup="dialog" onClick={() => open(id)}>
          <Pencil aria-hidden size={18} /> <span>Ubah</span>
        </Button>
        <Button look="tenang" aria-label={`Hapus ${judul}`} aria-haspopup="dialog" onClick={() => open(-id)}>
          <Trash2 aria-hidden size={18} /> <span>Hapus</span>
        </Button>
      </span>
    </div>
  );
}
