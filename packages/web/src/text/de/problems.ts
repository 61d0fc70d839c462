/** The errors of a server, in German by their codes: the server itself answers in English. What is not here says more in its own words. */
import type { ErrorCode } from '@followsuit/protocol';

export const problems: Readonly<Partial<Record<ErrorCode, string>>> = {
  rate: 'Das war zu viel auf einmal. Warte kurz und versuch es dann noch einmal.',
  'unknown-table': 'Diesen Tisch gibt es nicht (mehr). Prüf den Link.',
  'not-here': 'Du sitzt nicht an diesem Tisch.',
  'not-your-seat': 'Dieser Platz gehört jemand anderem.',
  'not-started': 'Die Partie hat noch nicht begonnen.',
  unproved: 'Das lässt sich nicht beweisen: Der Rest der Runde kann noch etwas ändern. Spiel erst weiter.',
  busy: 'Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.',
  storage: 'Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.',
  'too-many': 'Davon gibt es schon zu viele. Beende zuerst etwas anderes.',
  'signed-out': 'Du bist nicht mehr angemeldet. Melde dich neu an.',
  'too-late': 'Dafür ist es zu spät: Die Partie hat schon begonnen oder ist vorbei.',
  'too-early': 'Dafür ist es noch zu früh.',
  'wrong-name-or-password': 'Name oder Passwort stimmt nicht.',
  'password-due': 'Bestätige zuerst dein Passwort.',
  banned: 'Dieses Konto ist gesperrt.',
  'name-taken': 'Diesen Namen hat schon jemand. Nimm einen anderen.',
  forbidden: 'Das darfst du hier nicht.',
  'not-found': 'Das gibt es auf diesem Server nicht.',
  'seat-taken': 'Auf diesem Platz sitzt schon jemand. Nimm einen anderen.',
  mistake: 'Dem Server ist ein Fehler unterlaufen. Versuch es noch einmal.',
};
