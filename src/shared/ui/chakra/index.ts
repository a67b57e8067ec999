export { Chakra } from './Chakra';
