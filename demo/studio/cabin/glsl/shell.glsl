// The hollow of the cabin and the panes cut into it.
#define ID_SHELL 1
struct Walls { float roof, side, front, rear, body; };
const vec3 FRONT_NORMAL = vec3(-cos(SHELL_WINDSCREEN_RAKE), 0., sin(SHELL_WINDSCREEN_RAKE));
const vec3 REAR_NORMAL = vec3(cos(SHELL_REAR_RAKE), 0., sin(SHELL_REAR_RAKE));

Walls walls(vec3 p) {
  Walls w;
  float y = abs(p.y), x = p.x - SHELL_ROOF_PEAK, up = p.z - SHELL_BELT;
  w.roof = p.z - SHELL_ROOF + SHELL_ROOF_CURVE * x * x + .045 * y * y;
  float above = .5 * (up + sqrt(up * up + .0016));
  w.side = (y - SHELL_HALF_WIDTH + SHELL_TUMBLEHOME * above) * .92;
  w.front = dot(p - vec3(SHELL_WINDSCREEN_BASE, 0., .97), FRONT_NORMAL) + .09 * y * y;
  w.rear = dot(p - vec3(SHELL_REAR_BASE, 0., .98), REAR_NORMAL) + .05 * y * y;
  float d = smax(w.roof, w.side, .20);
  d = smax(d, w.front, .05);
  d = smax(d, w.rear, .07);
  w.body = smax(d, max(p.x - SHELL_REAR_WALL, max(.25 - p.x, SHELL_FLOOR - p.z)), .05);
  return w;
}
// Negative inside a pane; `kind`: 1 windscreen, 2 side, 3 rear side, 4 rear screen, 5 roof.
float panes(vec3 p, Walls w, out int kind) {
  float y = abs(p.y);
  kind = 1;
  float d = smax(max(-w.front - .035, w.side + .065), max(w.roof + .055, .93 - p.z), .05);
  float belt = SHELL_BELT + .012 + GLASS_BELT_RISE * (p.x - 1.6);
  float sideways = max(-w.side - .035, w.roof + .105);
  sideways = smax(smax(sideways, belt - p.z, .04), (w.front + .075) * .9, .05);
  float pillar = p.x - GLASS_PILLAR - .10 * (p.z - SHELL_BELT);
  float forward = smax(sideways, pillar + .045, .04);
  if (forward < d) { d = forward; kind = 2; }
  float tail = p.x - GLASS_REAR_END + GLASS_REAR_SLOPE * (p.z - SHELL_BELT);
  float behind = smax(smax(sideways, .045 - pillar, .04), tail * .85, .06);
  if (behind < d) { d = behind; kind = 3; }
  float back = smax(max(-w.rear - .035, w.side + .11), max(w.roof + .075, GLASS_REAR_SILL - p.z), .08);
  if (back < d) { d = back; kind = 4; }
  if (GLASS_ROOF_HALF_LENGTH > 0.) {
    vec2 q = vec2(p.x - GLASS_ROOF_CENTRE, p.y);
    float top = rect(q, vec2(GLASS_ROOF_HALF_LENGTH, GLASS_ROOF_HALF_WIDTH), .09);
    if (GLASS_ROOF_BAR > 0.) top = smax(top, GLASS_ROOF_BAR - abs(q.x + .12), .03);
    top = max(top, -w.roof - .05);
    if (top < d) { d = top; kind = 5; }
  }
  return d;
}
float shell(vec3 p) {
  Walls w = walls(p);
  float d = -w.body;
  if (d < .06 && p.z > .88) {
    int kind;
    d += .010 * smoothstep(.006, -.016, panes(p, w, kind));
  }
  return d;
}
