/** A table of another node, for the connections here. */
import type { ActMessage, GiveMessage, SayMessage, ServerMessage } from '@followsuit/protocol';
import type { AudienceMember } from '../tables/audience.ts';
import type { TablePlace } from '../tables/table-place.ts';
import type { NodeLink } from './node-link.ts';

export class RemoteTable implements TablePlace {
  readonly id: string;
  private readonly link: NodeLink;

  constructor(link: NodeLink, id: string) {
    this.link = link;
    this.id = id;
  }

  join(member: AudienceMember, have: number, gives: boolean): void {
    this.link.join(member, this.id, have, gives);
  }

  leave(member: AudienceMember): void {
    this.link.leave(member, this.id);
  }

  act(member: AudienceMember, message: ActMessage): Promise<ServerMessage> {
    return this.link.call(member, this.id, message) as Promise<ServerMessage>;
  }

  give(member: AudienceMember, message: GiveMessage): Promise<ServerMessage | null> {
    return this.link.call(member, this.id, message);
  }

  say(member: AudienceMember, message: SayMessage): Promise<ServerMessage | null> {
    return this.link.call(member, this.id, message);
  }
}
