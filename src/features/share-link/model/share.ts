import { toast } from '@/shared/ui/toaster';

interface ShareWords {
  copied: string;
  unshared: string;
  uncopied: string;
}

/** Hands it to the phone's own share sheet; where there is none its link, or else its text, is copied. */
export async function share(what: { title: string; url?: string; text?: string }, words: ShareWords): Promise<void> {
  if (navigator.share) {
    await navigator.share(what).catch((reason: unknown) => {
      // Closing the sheet is no failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) toast.error(words.unshared);
    });
    return;
  }
  try {
    await navigator.clipboard.writeText(what.url ?? what.text ?? '');
    toast.success(words.copied);
  } catch {
    toast.error(words.uncopied);
  }
}
