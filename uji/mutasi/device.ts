import { tidyDevice } from '../../tests/support/screens/device.ts';

// What never comes is a mutant that was found: it is not waited for as long as elsewhere.
tidyDevice(5_000);
