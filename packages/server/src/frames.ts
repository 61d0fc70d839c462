/** WebSocket frames (RFC 6455), built once for all connections that get the same text. */

/** An unfragmented, unmasked text frame, as a server sends it. @example socket.write(frameOf('{"t":"pong"}')) */
export function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size < 126 ? 2 : size < 65536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = 0x81;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  // Almost all text is plain ASCII and needs no encoding character by character.
  if (size === text.length) frame.write(text, head, 'latin1');
  else frame.write(text, head);
  return frame;
}

/** The answer to a ping, which has at most 125 bytes of data. */
export const pongFrameOf = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x8a, data.length]), data]);
