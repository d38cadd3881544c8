// Pixels by what they show, so that each class is shaded by a program of its own and no more.
#define SHOWS_PANE 1
#define SHOWS_SHELL 2
#define SHOWS_SEAT 3
#define SHOWS_DOOR 4
#define SHOWS_PAD 5
#define SHOWS_THING 6
#define SHOWS_MIXED 7
#define SHOWS_MIXED_DYED 8
int classOf(int id) {
  if (id < 0) return SHOWS_PANE;
  if (id == ID_SHELL) return SHOWS_SHELL;
  if (id == ID_SEAT || id == ID_BENCH) return SHOWS_SEAT;
  if (id == ID_DOOR) return SHOWS_DOOR;
  if (id == ID_DASH || id == ID_BAND || id == ID_ARMREST || id == ID_RIM) return SHOWS_PAD;
  return SHOWS_THING;
}
bool isDyed(int id) {
  int shown = classOf(id);
  return shown == SHOWS_SEAT || shown == SHOWS_DOOR || shown == SHOWS_PAD;
}
int classOfPixel(vec4 a0, vec4 a1, vec4 a2) {
  ivec3 ids = ivec3(round(vec3(a0.y, a1.x > 0. ? a1.y : a0.y, a2.x > 0. ? a2.y : a0.y)));
  int shown = classOf(ids.x);
  if (classOf(ids.y) == shown && classOf(ids.z) == shown) return shown;
  return isDyed(ids.x) || isDyed(ids.y) || isDyed(ids.z) ? SHOWS_MIXED_DYED : SHOWS_MIXED;
}
