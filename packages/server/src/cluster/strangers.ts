/** Sockets that have not proved yet that a node of the cluster is at the other end: how many there may be, and what they may send. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** The most strangers, and of one address. */
const MOST = 20;
const OF_ONE_ADDRESS = 5;
/** Who has sent so many bytes and proved nothing gets no further; a greeting has 150. */
const BYTES = 2048;

export class Strangers {
  private readonly places = new Map<WebSocket, string>();

  /**
   * Admits a stranger. If there are too many, the one ends that has been there longest: a node needs its place for a moment only, and
   * nobody can keep it out by holding all of them. Returns what to call when it is no stranger any more.
   */
  admit(socket: WebSocket, stream: Duplex, address: string): () => void {
    const all = [...this.places.keys()];
    const neighbours = all.filter((each) => this.places.get(each) === address);
    const crowd = neighbours.length >= OF_ONE_ADDRESS ? neighbours : all.length >= MOST ? all : [];
    crowd[0]?.terminate();
    this.places.set(socket, address);
    let read = 0;
    const count = ({ length }: Buffer): void => {
      if (read > BYTES) socket.terminate();
      read += length;
    };
    const leave = (): void => {
      this.places.delete(socket);
      stream.off('data', count);
    };
    stream.on('data', count);
    socket.on('close', leave);
    return leave;
  }
}
