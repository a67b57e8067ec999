import { useState } from 'react';
import { useEntryWhile } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/toaster';
import { optedOut, useOffer } from '../model/offer';
import { useQuiet } from '../model/use-quiet';
import { InstallDialog, InstallOnIos } from './InstallSheets';

/** Once per visit is enough. */
const LATER = 'pasangNanti';

/** Safari on iOS makes no offer; there the property tells whether the app already runs from the home screen. */
const isInSafari = () => 'standalone' in navigator && navigator.standalone === false;

/**
 * Offers to install the app when the page is quiet, unless that is not wanted (spec section 1). The phone's back button
 * cancels.
 */
export function InstallOffer() {
  const offer = useOffer();
  const isQuiet = useQuiet();
  const [isOver, setOver] = useState(() => sessionStorage.getItem(LATER) !== null || optedOut.read() === true);
  const isDue = isQuiet && !isOver && (offer !== null || isInSafari());
  const { isShown, close } = useEntryWhile('pasang', isDue, () => isOver || cancel());

  const end = () => {
    sessionStorage.setItem(LATER, '1');
    setOver(true);
    close();
  };
  const cancel = () => {
    end();
    if (offer) toast.info('Aplikasi Tidak Diinstall');
  };
  const never = () => {
    end();
    optedOut.write(true);
    toast.info('Aplikasi Tidak Diinstall Dan Pesan Ini Tidak Akan Muncul Lagi');
  };
  const install = async () => {
    end();
    const choice = await offer?.prompt();
    if (choice?.outcome === 'dismissed') toast.info('Aplikasi Tidak Diinstall');
  };

  if (!isShown) return null;
  if (offer) return <InstallDialog onInstall={install} onCancel={cancel} onNever={never} />;
  return <InstallOnIos onClose={cancel} onNever={never} />;
}
