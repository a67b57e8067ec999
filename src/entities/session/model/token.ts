import { stored } from '@/shared/lib/browser';

/** The access token, in local storage as spec section 4 says. */
export const accessToken = stored<string>('accessToken', (value): value is string => typeof value === 'string');
