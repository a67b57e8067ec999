import { lazyPart } from '@/shared/lib/lazy-part';
import { ImportButton } from './ImportButton';
import type { ImportListScreenProps } from './ImportListScreen';

const ImportListScreen = lazyPart<ImportListScreenProps>(
  async () => (await import('./ImportListScreen')).ImportListScreen,
);

/** From a file to changes of somebody's own rows. */
export function ImportList(props: Pick<ImportListScreenProps, 'useList' | 'title' | 'keep'>) {
  return (
    <ImportButton preload={ImportListScreen.preload}>
      {(screen) => <ImportListScreen {...props} {...screen} />}
    </ImportButton>
  );
}
