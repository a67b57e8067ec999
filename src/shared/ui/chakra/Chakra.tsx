import { ChakraProvider } from '@chakra-ui/react';
import { createContext, type ReactNode, use } from 'react';
import { system } from './system';

const IsInside = createContext(false);

/** Everything of Chakra stands inside this, and loads with the first part that needs it (docs/decisions/0009). */
export function Chakra({ children }: { children: ReactNode }) {
  // A form in a sheet needs no second one.
  if (use(IsInside)) return children;
  return (
    <ChakraProvider value={system}>
      <IsInside value={true}>{children}</IsInside>
    </ChakraProvider>
  );
}
