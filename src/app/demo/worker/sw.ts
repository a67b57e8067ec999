// Its routes come first: the first that fits answers.
import './routes';
import '../../pwa/worker/sw';
