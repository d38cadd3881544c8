Surface rimSurface(vec3 p, float fp) {
  vec3 w = wheelLocal(p);
  float a = atan(w.z, w.y);
  Surface s = plain(vec3(.014), .040, .48);
  vec2 uv = vec2(a * WHEEL_RADIUS, atan(w.x, length(w.yz) - WHEEL_RADIUS) * .017);
  float k = detail(.004, fp);
  s.colour *= 1. + .5 * k * (noise(uv * 420.) - .5);
  float inner = length(w.yz) - WHEEL_RADIUS;
  if (inner < 0.) s.colour = mix(s.colour, uStitch * .8, .4 * stitches(w.x, a * WHEEL_RADIUS, fp));
  // Smooth leather above and below, perforated where the hands lie, joined by two seams on each side.
  float turn = abs(atan(w.z, abs(w.y)) - .05), seam = abs(turn - .62) * WHEEL_RADIUS;
  s.colour *= 1. - .8 * cover(seam - .0012, fp);
  s.occlusion *= mix(.7, 1., smoothstep(.0, .006, seam));
  if (turn < .62) holes(s, uv * 1.3, fp);
  return s;
}
Surface seatSurface(vec3 p, float fp, bool bench) {
  if (bench) rearBench(benchLocal(p));
  if (!bench) frontSeat(seatLocal(p));
  Sewing w = SEW;
  Surface s = upholstery(w.cloth, fp, w.inner);
  bool backShell = !bench && w.part == 1 && w.seam2 > .012;
  if (w.part == 2) w.seam2 = 1.;
  sewSeat(s, w, fp);
  if (backShell) s = plain(COLOUR_LOWER, .03, .6);
  return s;
}
Surface shellSurface(vec3 p, vec3 n, float fp) {
  int kind;
  Walls w = walls(p);
  float pane = panes(p, w, kind);
  Surface s = headliner(p, n, fp);
  s.colour = mix(s.colour, vec3(.024, .025, .026), cover(pane + .004, fp));
  if (w.side > -.12) s.colour *= 1. - .35 * cover(abs(w.roof + .085) - .0015, fp);
  if (p.z < SHELL_BELT - .03) s = carpet(p, fp);
  return s;
}
Surface paddedSurface(vec3 p, vec3 n, float fp, bool band) {
  Surface s = upholstery(vec2(p.y, p.x + p.z), fp, false);
  float line = band ? p.z - (STYLE_TALL > 0 ? .828 : .760) : abs(p.y) - .074;
  bool facing = band ? n.x > .2 : n.z > .3;
  if (facing && p.x > .95) s.colour = mix(s.colour, uStitch, .6 * stitches(line, band ? p.y : p.x, fp));
  return s;
}
Surface consoleSurface(vec3 p, float fp) {
  Surface s = plain(COLOUR_LOWER, .03, .6);
  skin(s, vec2(p.x, p.y + p.z), fp);
  return s;
}
// The maker's mark, as on the car: a ring that is open above, and a ray that leaves through the gap.
float emblem(vec2 p, float radius) {
  float gap = max(abs(p.x - .25 * p.y) - radius * .30, -p.y);
  float ring = max(abs(length(p) - radius) - radius * .14, -gap);
  vec2 from = vec2(0., -radius * .12), along = vec2(radius * .27, radius * 1.27);
  float ray = length(p - from - along * clamp(dot(p - from, along) / dot(along, along), 0., 1.)) - radius * .13;
  return min(ring, ray);
}
Surface badgeSurface(vec3 p, float fp) {
  vec3 w = wheelLocal(p);
  float ring = cover(emblem(vec2(w.y, w.z + .012), .0135), fp);
  return plain(mix(vec3(.02), COLOUR_METAL * .4, ring), mix(.05, .6, ring), .2);
}
Surface knobSurface(vec3 p, vec3 n, float fp) {
  Surface s = plain(COLOUR_LOWER * .7, .05, .35);
  if (STYLE_CITY > 0 && n.x > .8 && p.x < 1.12) {
    float y = abs(p.y) < .055 ? p.y : abs(p.y) - .108;
    s.emit = vec3(.5) * cover(max(abs(y) - .0014, abs(p.z - .686) - .007), fp);
  }
  return s;
}
// Buttons on the spokes, with their signs: volume on the left, tracks on the right.
Surface podSurface(vec3 p, float fp) {
  vec3 w = wheelLocal(p);
  vec2 q = vec2(w.y - (w.y < 0. ? -POD_Y : POD_Y), w.z - POD_Z), m = vec2(abs(q.x), abs(q.y));
  float bar = max(abs(m.y - .0140) - .0006, m.x - .0030);
  float stem = max(m.x - .0006, abs(q.y - .0140) - .0030);
  float arrow = max(.0205 - m.x, m.x - .0245 + m.y * 1.4);
  float sign_ = min(min(w.y < 0. ? min(bar, stem) : max(abs(m.y - .0140) + m.x - .0036, .0124 - m.y), arrow), abs(length(q) - .0040) - .0007);
  Surface s = plain(vec3(.010), .045, .30);
  float gap = min(abs(m.x - .0135), m.x < .0135 ? abs(m.y - .0080) : 1.) - .0005;
  s.colour = mix(s.colour, vec3(.002), cover(gap, fp));
  s.emit = vec3(.30, .31, .32) * cover(sign_, fp);
  return s;
}
// Small things that need no drawing of their own.
Surface smallSurface(int id, vec3 p, vec3 n, float fp) {
  Surface s = plain(vec3(.017), .04, .45);
  if (id == ID_VENT) s = plain(vec3(.022), .06, .42);
  if (id == ID_METAL) s = plain(COLOUR_METAL * .16, .55, .26);
  if (id == ID_HUB) {
    s = plain(vec3(.013), .035, .62);
    skin(s, p.yz * 1.6, fp);
  }
  if (id == ID_MIRROR) s = plain(vec3(.012), .04, .3);
  if (id == ID_VISOR) s = plain(COLOUR_HEADLINER * .92, .025, .75);
  if (id == ID_BELT) s = plain(vec3(.013), .02, .8);
  if (id == ID_GLOSS) s = plain(vec3(.006), .045, .07);
  if (id == ID_KEY) s = plain(vec3(.035), .04, .4);
  if (id == ID_PEDAL) {
    float bar = abs(mod(p.z, .016) - .008) - .004;
    s = plain(mix(vec3(.12), vec3(.01), cover(bar, fp)), .2, .4);
  }
  if (id == ID_LAMP) s.emit = vec3(.85, .82, .74);
  if (id == ID_GLOW) s.emit = COLOUR_AMBIENT * 1.25;
  if (id == ID_BUCKLE) s = plain(vec3(.20, .008, .007), .04, .4);
  return s;
}
Surface surfaceAt(int id, vec3 p, vec3 n, float fp) {
  Surface s = plain(vec3(.02), .04, .5);
#if SHOWN == SHOWS_SHELL || SHOWN >= SHOWS_MIXED
  if (id == ID_SHELL) s = shellSurface(p, n, fp);
#endif
#if SHOWN == SHOWS_DOOR || SHOWN == SHOWS_MIXED_DYED
  if (id == ID_DOOR) s = doorSurface(p, n, fp);
#endif
#if SHOWN == SHOWS_SEAT || SHOWN == SHOWS_MIXED_DYED
  if (id == ID_SEAT || id == ID_BENCH) s = seatSurface(p, fp, id == ID_BENCH);
#endif
#if SHOWN == SHOWS_PAD || SHOWN == SHOWS_MIXED_DYED
  if (id == ID_DASH) s = dashSurface(p, n, fp);
  if (id == ID_BAND || id == ID_ARMREST) s = paddedSurface(p, n, fp, id == ID_BAND);
  if (id == ID_RIM) s = rimSurface(p, fp);
#endif
#if SHOWN >= SHOWS_THING
  if (classOf(id) == SHOWS_THING) s = smallSurface(id, p, n, fp);
  if (id == ID_LOWER) s = lowerSurface(p, n, fp);
  if (id == ID_TRIM) s = trimSheet(p, fp);
  if (id == ID_POD) s = podSurface(p, fp);
  if (id == ID_CONSOLE) s = consoleSurface(p, fp);
  if (id == ID_BADGE) s = badgeSurface(p, fp);
  if (id == ID_KNOB) s = knobSurface(p, n, fp);
  if (id == ID_CENTRE || id == ID_CLUSTER) {
    s = plain(vec3(.004), .04, .06);
    if (n.x > .5) s.emit = screens(p, fp);
  }
  if (id == ID_MAT) {
    s = carpet(p, fp);
    s.colour *= .8;
  }
#endif
  return s;
}
