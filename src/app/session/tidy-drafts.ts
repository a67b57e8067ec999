import { accessToken, currentUser } from '@/entities/session';
import { draftOwners } from '@/shared/lib/draft-owners';

/**
 * Removes what users who have logged out left half filled in, also in other tabs and under earlier versions. Whose session
 * has merely ended finds it again, whoever used the device meanwhile; until then nobody else sees it.
 */
export async function tidyDrafts(): Promise<void> {
  const user = currentUser();
  // The server is still being asked whose token it is.
  if (!user && accessToken.read()) return;
  if (user) draftOwners.add(user.id);
  try {
    const { drafts } = await import('@/shared/lib/device');
    await drafts.sweep();
  } catch {
    // Without signal the code may be missing: the next start does it.
  }
}
