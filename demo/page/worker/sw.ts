// Its routes come first: the first that fits answers.
import './routes';
import '@/app/pwa/worker/sw';
